import type { ClientPort } from '@stoa/extension-sdk'

/** A client port whose code loads with the first call. */
export const lazyClientPort = (load: () => Promise<ClientPort>): ClientPort => ({
  get: async <Answer>(...call: Parameters<ClientPort['get']>) => (await load()).get<Answer>(...call),
  post: async <Answer>(...call: Parameters<ClientPort['post']>) => (await load()).post<Answer>(...call),
  delete: async <Answer>(...call: Parameters<ClientPort['delete']>) => (await load()).delete<Answer>(...call),
  upload: async (...call) => (await load()).upload(...call),
})
