import type { ModelFault } from '#shared/contracts/chat-questions.ts';

interface ReportedError {
  message?: unknown;
  code?: unknown;
  type?: unknown;
  param?: unknown;
}

export class CompletionError extends Error {
  readonly status: number;
  /** Milliseconds until the request may be sent again. */
  readonly retryAfter: number | undefined;
  private readonly reported: ReportedError;

  constructor(status: number, reported: ReportedError, retryAfter?: number) {
    super(`The completion API answered ${status}: ${String(reported.message ?? 'no reason')}`);
    this.status = status;
    this.reported = reported;
    this.retryAfter = retryAfter;
  }

  static async of(response: Response): Promise<CompletionError> {
    const text = await response.text().catch(() => '');
    return new CompletionError(response.status, parseError(text), retryAfterOf(response.headers));
  }

  names(parameter: string): boolean {
    const { param, message } = this.reported;
    return param ? param === parameter : new RegExp(`\\b${parameter}\\b`).test(String(message));
  }

  get fault(): ModelFault | undefined {
    const { code, type } = this.reported;
    if (code === 'model_not_found') return 'unknown_model';
    if (code === 'insufficient_quota' || type === 'insufficient_quota') return 'exhausted_quota';
    return faults[this.status];
  }

  get isTemporary(): boolean {
    return !this.fault && (this.status >= 500 || [408, 409, 429].includes(this.status));
  }
}

const faults: Record<number, ModelFault> = {
  401: 'refused_key',
  402: 'exhausted_quota',
  403: 'refused_key',
  404: 'unknown_model',
  410: 'unknown_model',
};

function parseError(text: string): ReportedError {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return typeof error === 'object' && error !== null ? error : { message: error };
  } catch {
    return { message: text };
  }
}

function retryAfterOf(headers: Headers): number | undefined {
  const milliseconds = headers.get('retry-after-ms');
  if (milliseconds !== null) return toPause(Number(milliseconds));
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = Number(value);
  return toPause(Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000);
}

function toPause(milliseconds: number): number | undefined {
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
