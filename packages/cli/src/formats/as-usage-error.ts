import { ExportError } from '@tilewright/ops/formats';
import { UsageError } from '../host/exit.ts';

/** The error of a format that cannot write a document as asked, for people at the command line; other errors stay as they are. */
export const asUsageError = (error: unknown): unknown =>
	error instanceof ExportError ? new UsageError(error.message, error.advice) : error;
