import { useDialogs, useNavigation, useNotify, type Question } from '@stoa/extension-sdk'

import { useListPath } from './opened-list.ts'

interface Deletion {
  mutate: (record: { id: string }, options: { onSuccess: () => void }) => void
  isPending: boolean
}

interface DeletedRecord {
  id: string
  /** What the notice names. */
  name: string
  /** A function where reading what is lost takes a call. */
  question: Question | (() => Promise<Question>)
  /** What the notice says. */
  done: string
  /** The path of the list that the page leads back to. */
  back: string
}

/**
 * Deletes the record of a page after asking, says so, and leads back to the list in place of the page that is gone.
 * `ask` never rejects: a failed call is reported by the mutation.
 */
export function useDeleteRecord(
  { mutate, isPending }: Deletion,
  { id, name, question, done, back }: DeletedRecord,
) {
  const { confirm } = useDialogs()
  const { open } = useNavigation()
  const notify = useNotify()
  const listPath = useListPath(back)
  const onSuccess = () => {
    notify.success(done, name)
    open(listPath, { replace: true })
  }
  const ask = async () => {
    if (await confirm(typeof question === 'function' ? await question() : question))
      mutate({ id }, { onSuccess })
  }
  return { ask, isPending }
}
