import { seconds } from '../../commands/stack/progress.ts'

/** Does one part of a run and says how long it took, so that people see how far the run is. */
export async function timed<T>(name: string, part: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const outcome = await part()
  console.log(`  ${seconds(performance.now() - start).padStart(8)}  ${name}`)
  return outcome
}
