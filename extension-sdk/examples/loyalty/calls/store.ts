import type { CallOptions, ClientPort, Metadata } from '@stoa/extension-sdk'

import { programOf, programPatch, type Program } from '../model/program.ts'

interface StoreAnswer {
  store: { metadata: Metadata | null }
}

export async function readProgram(client: ClientPort, options?: CallOptions): Promise<Program> {
  const { store } = await client.get<StoreAnswer>('/store', options)
  return programOf(store.metadata)
}

/** Sends the program's two keys; the server keeps the rest of the store's metadata. */
export async function writeProgram(client: ClientPort, program: Program): Promise<Program> {
  const { store } = await client.post<StoreAnswer>('/store', { metadata: programPatch(program) })
  return programOf(store.metadata)
}
