import { DurableObject } from 'cloudflare:workers';
import type { Bindings } from '../env.ts';

/** One conversation with Joe. */
export class ChatSession extends DurableObject<Bindings> {}
