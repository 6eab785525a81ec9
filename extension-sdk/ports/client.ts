/** What a call through the {@link ClientPort} may carry besides its body. */
export interface CallOptions {
  /** Ends up in the query string; arrays and nested objects are allowed. */
  query?: Readonly<Record<string, unknown>>
  /** Cancels the call. Queries pass theirs on. */
  signal?: AbortSignal
}

/**
 * Speaks to the store's admin API as the person who is signed in.
 * Paths start with a slash; `/admin` is put in front when it is missing (spec, section 5).
 * Answers are the JSON body. A call that fails rejects with an `Error` whose `message` is the server's sentence,
 * or a general one when the server gave none (spec, section 8). When the person is no longer signed in, the shell
 * asks for the password over the page, which keeps what was typed; the call rejects all the same.
 */
export interface ClientPort {
  get<Answer>(path: string, options?: CallOptions): Promise<Answer>
  post<Answer>(path: string, body: unknown, options?: CallOptions): Promise<Answer>
  delete<Answer>(path: string, body?: unknown, options?: CallOptions): Promise<Answer>
}
