/** A response that says what went wrong: RFC 9457, served as `application/problem+json`. */
export interface Problem {
  /** `about:blank`: the status says it all. */
  type: string;
  title: string;
  status: number;
  detail?: string;
  /** What is wrong with the input, field by field. */
  errors?: { path: string; message: string }[];
  /** With 412: the version that there is now. */
  version?: number;
}
