// How the server says no to what it cannot even read as a request: in the form of every other no.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { problemOf } from './http/problems.ts';

const TOO_LONG = {
	status: '431 Request Header Fields Too Large',
	problem: problemOf('too-large', 'The address and the headers of this request are too long.'),
};
const TOO_SLOW = {
	status: '408 Request Timeout',
	problem: problemOf('bad-request', 'This request did not come to an end in time.'),
};
const NO_REQUEST = {
	status: '400 Bad Request',
	problem: problemOf('bad-request', 'This cannot be read as a request.'),
};

const BY_CODE: Readonly<Record<string, typeof NO_REQUEST>> = {
	HPE_HEADER_OVERFLOW: TOO_LONG,
	ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
};

/** The answer that a connection is busy with; Node itself goes by this where nobody else says no, and tells it nowhere else. */
interface Answering {
	readonly _httpMessage?: ServerResponse | null;
}

export function onUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket & Answering): void {
	// The line is gone: nobody is there to be answered.
	if (code === 'ECONNRESET' || socket.destroyed) return;
	// In the middle of an answer, another one would be taken for a part of it.
	if (socket._httpMessage?.headersSent) return void socket.destroy();
	const { status, problem } = BY_CODE[code] ?? NO_REQUEST;
	const body = JSON.stringify({ problem });
	const head = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`;
	if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${head}\r\n\r\n${body}`);
	socket.destroy();
}
