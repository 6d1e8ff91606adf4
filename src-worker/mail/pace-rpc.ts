/** The calls that `MailPace` answers. In a file of its own, so that `env.ts` does not import the Durable Object. */
export interface MailPaceRpc extends Rpc.DurableObjectBranded {
  /** Waits for the next call's turn. @returns false when the turn does not come within `maxWait` milliseconds */
  take(turn: { urgent: boolean; maxWait: number }): Promise<boolean>;
  /** Lets nobody call for a time, in milliseconds. */
  pause(duration: number): Promise<void>;
}
