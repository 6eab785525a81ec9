import { useCreateDynamicCodes, type AdminDiscount, type DynamicCode } from '@stoa/api/admin/discounts'
import { hasStatus, unlessSessionLost } from '@stoa/api/http'
import type { EachWritten } from '@stoa/api/react'
import { useRef, useState } from 'react'

import { drawCodes } from '../../model/code-pattern.ts'

/** The results of making codes. */
export interface Generation {
  pattern: string
  wanted: number
  results: readonly EachWritten[]
  isRunning: boolean
}

/** Makes codes of a pattern, four at a time, and keeps the result of each. */
export function useGeneration(template: AdminDiscount, codes: readonly DynamicCode[]) {
  const { mutateAsync: create } = useCreateDynamicCodes()
  const [generation, setGeneration] = useState<Generation>()
  const calledOff = useRef<AbortController>(undefined)

  const work = async (
    pattern: string,
    made: readonly EachWritten[],
    again: readonly string[],
    wanted: number,
  ) => {
    const taken = [template.code, ...codes.map(({ code }) => code), ...made.map(({ id }) => id), ...again]
    const missing = wanted - made.length - again.length
    const ids = [...again, ...drawCodes(pattern, missing, taken)]
    calledOff.current = new AbortController()
    let results = [...made]
    setGeneration({ pattern, wanted, results, isRunning: true })
    try {
      const onWritten = (written: EachWritten) => {
        results = [...results, written]
        setGeneration({ pattern, wanted, results, isRunning: true })
      }
      const { signal } = calledOff.current
      await unlessSessionLost(create({ ids, change: { id: template.id }, signal, onWritten }))
    } finally {
      setGeneration({ pattern, wanted, results, isRunning: false })
    }
  }

  return {
    generation,
    start: (pattern: string, count: number) => void work(pattern, [], [], count),
    stop: () => calledOff.current?.abort(),
    /** Creates what is missing: codes that are taken are replaced, the rest is retried. */
    resume: ({ pattern, wanted, results }: Generation) => {
      const made = results.filter(({ error }) => error === undefined)
      const again = results.filter(({ error }) => error !== undefined && !hasStatus(error, 422))
      void work(
        pattern,
        made,
        again.map(({ id }) => id),
        wanted,
      )
    },
  }
}
