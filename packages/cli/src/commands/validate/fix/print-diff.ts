import { toUtf8 } from '@tilewright/format/internal';
import { createTwoFilesPatch } from 'diff';
import { printLines, printMessage } from '../../../host/output.ts';

/**
 * Prints what changes in a file as a unified diff.
 *
 * @param isResult - whether it goes to standard output; otherwise that has a report for programs
 */
export async function printDiff(name: string, before: Uint8Array, after: Uint8Array, isResult: boolean): Promise<void> {
	const text = (bytes: Uint8Array): string => new TextDecoder().decode(toUtf8(bytes));
	const diff = createTwoFilesPatch(`a/${name}`, `b/${name}`, text(before), text(after), undefined, undefined, {
		headerOptions: FILE_HEADERS,
	});
	if (isResult) await printLines(diff);
	else printMessage(diff);
}

const FILE_HEADERS = { includeIndex: false, includeUnderline: false, includeFileHeaders: true } as const;
