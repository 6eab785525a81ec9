import { use, Suspense } from 'react'

import { Spinner } from '../spinner/spinner.tsx'
import type { Examples } from './examples.ts'
import styles from './gallery.module.css'
import { examplesOf } from './pieces.ts'

/** One component in each of its states. */
export function PiecePage({ piece }: { piece: string }) {
  return (
    <>
      <h1>{piece}</h1>
      <Suspense fallback={<Spinner label="Loading" />}>
        <States key={piece} examples={examplesOnce(piece)} />
      </Suspense>
    </>
  )
}

const loading = new Map<string, Promise<Examples>>()

function examplesOnce(piece: string): Promise<Examples> {
  const examples = loading.get(piece) ?? examplesOf(piece)
  loading.set(piece, examples)
  return examples
}

function States({ examples }: { examples: Promise<Examples> }) {
  return Object.entries(use(examples)).map(([state, Example]) => (
    <section key={state} className={styles.state} data-state={state}>
      <h2>{state}</h2>
      <div className={styles.stage}>
        <Example />
      </div>
    </section>
  ))
}
