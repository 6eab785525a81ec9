import { isFoundAbsent, isOutcomeUnknown, isSessionLost } from '@stoa/api/http'
import { useFailureText, useTranslation, useUnsavedChanges } from '@stoa/extension-sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  get,
  useForm,
  type Control,
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'

import { messageOf, SERVER } from './field-message.ts'
import { refusalsOf } from './refusals.ts'
import { useFormDraft } from './use-form-draft.ts'
import { usePendingFields } from './use-pending-fields.ts'
import { useReportFailure } from '../failures/use-report-failure.ts'
import { changesOf, rebase } from './values.ts'

/** A part of a form that keeps its own state, such as the fields of extensions. */
interface FormPart {
  isDirty: boolean
  discard?: () => void
}

/** Options of {@link useRecordForm}. */
interface RecordFormOptions<Values extends FieldValues> {
  /** Names the draft; unique on its page, so the form of one of several records carries the record's id. */
  id: string
  /** The saved state, or the blank form of a new record. Plain JSON; a new object per render is fine. */
  values: Values
  /** The fields that the server has other names for: `{ usage_limit: 'limit' }`. Default none. */
  serverFields?: Readonly<Partial<Record<string, FieldPath<Values>>>>
  /** Says a refusal in other words than the server's; `text` is a key of the texts. */
  refusalOf?: (error: unknown) => { field: FieldPath<Values>; text: string } | undefined
  /** Count in `isDirty` and are discarded along with the fields. Default none. */
  parts?: readonly FormPart[]
  /** The page saves by other means right now: it may be left without a question. Default false. */
  isSavedElsewhere?: boolean
  /** `save` does more than write the values: that they are there does not mean that all of it was done. Default false. */
  doesMore?: boolean
  /**
   * Saves. `changes` holds only the fields that differ from the saved state. Resolves with false while something is
   * left to do, so that the form stays dirty. A rejection is shown at the fields it names, or above the form.
   */
  save: (values: Values, changes: Partial<Values>) => Promise<boolean | void>
}

/** The outcome of a write without an answer, as far as reading the record again tells. */
type Outcome = 'unknown' | 'saved' | 'unsaved'

/** A form as its dialog, its notices and its fields need it. */
export interface RecordForm<Values extends FieldValues> {
  /** The methods of react-hook-form, for what this object does not cover. */
  methods: UseFormReturn<Values>
  control: Control<Values>
  /** The message of a field, as a control's `errors`. Messages of rules are keys of the texts. */
  errorsOf: (field: FieldPath<Values>) => string[]
  /** The fields on screen with the props of their controls; each `Field` adds itself. */
  shown: Map<string, object>
  /** Marks a field whose control still works on its value: the form counts as changed, and waits before it saves. */
  setPending: (field: FieldPath<Values>, isPending: boolean) => void
  isDirty: boolean
  isSaving: boolean
  /** Why nothing was saved, when no field on screen is to blame. */
  failure: string | undefined
  /** Set after a write without an answer: `unsaved` once the record was read again and lacks the changes. */
  outcome: Outcome | undefined
  /** Reads again what is on screen, to learn the outcome of a write without an answer. */
  check: () => void
  /** The saved values of fields that the person changed and that were saved differently meanwhile. */
  changedMeanwhile: Partial<Values>
  /** The form shows the draft of an earlier visit. */
  isRestored: boolean
  submit: () => void
  /** Goes back to the saved state without asking. */
  discard: () => void
}

const KEPT = { keepErrors: true, keepIsSubmitted: true, keepTouched: true }

/**
 * The one form of a record, in a dialog or a page. It keeps a draft across reloads, guards unsaved changes, shows
 * refusals at their fields, and follows the record when that changes during typing: untouched fields take the new
 * values, typed ones stay. A write is saved, refused, or without an answer, which is never called “not saved”.
 */
export function useRecordForm<Values extends FieldValues>(
  options: RecordFormOptions<Values>,
): RecordForm<Values> {
  const { id, values, serverFields = {}, refusalOf, parts = [], save } = options
  const { isSavedElsewhere = false, doesMore = false } = options
  const { t } = useTranslation()
  const failureText = useFailureText()
  const reportFailure = useReportFailure()
  const cache = useQueryClient()
  const methods = useForm<Values>({ defaultValues: values as DefaultValues<Values> })
  const { isDirty: isTyped, isSubmitting, errors } = methods.formState
  const [shown] = useState(() => new Map<string, object>())
  const [outcome, setOutcome] = useState<Outcome>()
  const [changedMeanwhile, setChangedMeanwhile] = useState<Partial<Values>>({})
  const saved = useRef(values)
  const isMounted = useRef(false)
  const pending = usePendingFields(methods)
  const isDirty = isTyped || pending.isPending || parts.some((part) => part.isDirty)
  useUnsavedChanges(isDirty && !isSubmitting && !isSavedElsewhere)

  const show = (base: Values, typed: Values) => {
    saved.current = base
    methods.reset(base, KEPT)
    methods.reset(typed, { ...KEPT, keepDefaultValues: true })
  }
  const follow = useEffectEvent(() => {
    if (Object.keys(changesOf(saved.current, values)).length === 0) return
    const rebased = rebase(saved.current, values, methods.getValues())
    show(values, rebased.values)
    setChangedMeanwhile(rebased.changedMeanwhile)
    const isAllThere = !doesMore && Object.keys(changesOf(values, rebased.values)).length === 0
    setOutcome((before) => before && (isAllThere ? 'saved' : before))
  })
  const record = JSON.stringify(values)
  const followed = useRef(record)
  useEffect(() => {
    if (isSubmitting || followed.current === record) return
    followed.current = record
    follow()
  }, [isSubmitting, record])
  const draft = useFormDraft(methods, id)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const refuse = (error: unknown, changed: readonly string[]) => {
    if (isSessionLost(error)) return
    if (!isMounted.current) return reportFailure(error)
    if (isOutcomeUnknown(error)) return setOutcome(isFoundAbsent(error) ? 'unsaved' : 'unknown')
    const known = refusalOf?.(error)
    const refusals = known
      ? [{ field: known.field, message: t(known.text) }]
      : refusalsOf(error, {
          values: saved.current,
          serverFields,
          shown,
          changed,
          message: failureText(error),
          taken: t('admin.taken'),
        })
    for (const { field, message } of refusals)
      methods.setError(field, { type: SERVER, message }, { shouldFocus: field !== 'root' })
  }
  const submit = async (typed: Values) => {
    setOutcome(undefined)
    const changes = changesOf(saved.current, typed)
    try {
      if ((await save(typed, changes)) === false) return
      // What was typed while the save was under way stays, as a change to what is saved now.
      const now = methods.getValues()
      show(typed, now)
      setChangedMeanwhile({})
      if (Object.keys(changesOf(typed, now)).length === 0) draft.forget()
    } catch (error) {
      refuse(error, Object.keys(changes))
    }
  }
  const check = async () => {
    try {
      await cache.refetchQueries({ type: 'active' }, { throwOnError: true })
      setOutcome((before) => (before === 'unknown' ? 'unsaved' : before))
    } catch {
      // The cache reports why nothing could be read; the outcome stays unknown.
    }
  }

  return {
    methods,
    control: methods.control,
    errorsOf: (field) => {
      const message = messageOf(get(errors, field) as FieldError | undefined, t)
      return message === undefined ? [] : [message]
    },
    shown,
    setPending: pending.setPending,
    isDirty,
    isSaving: isSubmitting,
    failure: errors.root?.message,
    outcome,
    check: () => void check(),
    changedMeanwhile,
    isRestored: draft.isRestored && isTyped,
    submit: () => (pending.isPending ? pending.refuse() : void methods.handleSubmit(submit)()),
    discard: () => {
      methods.reset(saved.current)
      draft.forget()
      for (const part of parts) part.discard?.()
      setOutcome(undefined)
      setChangedMeanwhile({})
    },
  }
}
