/** An error as Google's APIs answer it. */
export class GoogleError extends Error {
  override name = 'GoogleError';
  readonly code: number;
  readonly status: string;

  constructor(code: number, status: string, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }

  get body() {
    return { error: { code: this.code, message: this.message, status: this.status } };
  }
}
