import { buildSites } from '../../commands/build.ts'

/** Before the workers start, so that none of them finds the other one building. */
export default async function buildOnce(): Promise<void> {
  await buildSites({ onStep: () => undefined })
}
