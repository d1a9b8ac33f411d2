import type { ServerResponse } from 'node:http';
import type { Refusal, Refused } from '@tilewright/ops';

/** Answers with a value. */
export function answerJson(response: ServerResponse, value: unknown, status = 200): void {
	response.statusCode = status;
	response.setHeader('Content-Type', 'application/json; charset=utf-8');
	response.end(JSON.stringify(value));
}

/** Why a request fails: a refusal of a file, with what it means for HTTP. */
export function answerRefusal(response: ServerResponse, { refused = 'unreadable', why }: Refused, status = STATUS[refused]): void {
	answerJson(response, { refused, why }, status);
}

const STATUS: Readonly<Record<Refusal, number>> = {
	'missing': 404,
	'outside': 403,
	'not-a-path': 403,
	'not-a-file': 403,
	'too-large': 413,
	'forbidden': 403,
	'unreadable': 500,
};

/** Refuses a method. */
export function answerMethod(response: ServerResponse, allowed: string): void {
	response.setHeader('Allow', allowed);
	answerRefusal(response, { refused: 'forbidden', why: `only ${allowed} is possible here` }, 405);
}
