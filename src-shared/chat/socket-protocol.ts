/** Both ends of the chat's sockets. The events and frames that they carry are typed in `contracts/handover.ts`. */

export const ping = 'ping';
export const pong = 'pong';

export const pingIntervalMs = 25_000;

/** The server drops a socket that is silent for longer. A browser in the background pings only once a minute. */
export const maxSilenceMs = 100_000;

/** Close code of a staff socket whose lease is over: the page may open another right away. */
export const leaseOver = 3000;
