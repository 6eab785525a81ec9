/** The options of a call through the {@link ClientPort}, except its body. */
export interface CallOptions {
  /** Ends up in the query string; arrays and nested objects are allowed. */
  query?: Readonly<Record<string, unknown>>
  /** Cancels the call. Queries pass theirs on. */
  signal?: AbortSignal
  /**
   * Of a write, the nouns of the Admin API that it changes besides the one that its path begins with, such as `orders`:
   * what the admin shows of them is read again. Default none.
   */
  changes?: readonly string[]
}

/** What an upload may carry. */
export interface UploadOptions {
  /** True for files that only staff may read; they have no public address then. */
  isProtected?: boolean
  /** Called from time to time with the part that has arrived, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** A file that has been uploaded. */
export interface UploadedFile {
  /** Its address; for a protected file one that the store does not answer without leave. */
  url: string
  /** What the store calls it, for `POST /uploads/download-url` and `DELETE /uploads`. */
  key: string
}

/**
 * Speaks to the store's Admin API, which is that of Medusa 1.x, as the person who is signed in.
 * Paths start with a slash; `/admin` is put in front when it is missing.
 * Answers are the JSON body. A call that fails rejects with an `Error` whose `message` is the server's sentence,
 * or a general one when the server gave none. After a write, what the admin shows of the same noun is read again, so that
 * `post('/orders/order_1', …)` is seen on the page of that order at once. When the person is no longer signed in, the shell
 * asks for the password over the page, which keeps what was typed; the call rejects all the same.
 */
export interface ClientPort {
  get<Answer>(path: string, options?: CallOptions): Promise<Answer>
  post<Answer>(path: string, body: unknown, options?: CallOptions): Promise<Answer>
  delete<Answer>(path: string, body?: unknown, options?: CallOptions): Promise<Answer>
  /** Uploads files in one call; answers them in the same order. */
  upload(files: readonly File[], options?: UploadOptions): Promise<readonly UploadedFile[]>
}
