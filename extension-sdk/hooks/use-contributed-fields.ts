import { createElement, useState, useSyncExternalStore, type ReactElement } from 'react'

import type { FormEntities, FormName } from '../points/form-field.ts'
import type { Metadata } from '../points/entities.ts'
import { createFieldDraft } from './field-draft.ts'
import { useFormContributions } from './use-form-contributions.ts'

/** The fields that extensions add to a form, and what was typed into them. */
export interface ContributedFields {
  /** The fields, in the order of the feed. Empty when no extension adds any. */
  elements: readonly ReactElement[]
  isDirty: boolean
  /** The metadata to send along with the form: the changed keys alone, a key that is to go with an empty text. */
  changes: Metadata | undefined
  /** Call it after `sent` was saved: what was typed since stays, as a change to what is saved now. */
  settle: (sent: Metadata | undefined) => void
  discard: () => void
}

/** Metadata is JSON: two values are the same when they are written alike. An empty text is no value. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

/** A copy of what a field gives. Throws where it was given when it is no JSON: the form could neither compare nor save it. */
const jsonOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null') ?? undefined

/**
 * The fields of extensions in a form, for the page that shows it. It saves `changes` in the entity's metadata
 * together with its own values; keys that nobody changed are not sent, and the server keeps them. A form that makes
 * something new has no entity yet. What was typed survives a reload of the tab until it is saved or discarded.
 *
 * @example const added = useContributedFields('product', product, form.isSaving)
 */
export function useContributedFields<Form extends FormName>(
  form: Form,
  entity: FormEntities[Form] | undefined,
  isDisabled: boolean,
): ContributedFields {
  const contributions = useFormContributions(form)
  const [draft] = useState(() => createFieldDraft(`${location.pathname}.${form} ${entity?.id ?? 'new'}`))
  const typed = useSyncExternalStore(draft.subscribe, draft.read)
  const stored = entity?.metadata ?? {}
  const isTyped = (key: string) => Object.hasOwn(typed, key)
  const storedAt = (key: string) => (Object.hasOwn(stored, key) ? stored[key] : undefined)
  const isChanged = ({ key }: { key: string }) => isTyped(key) && !isSame(typed[key], storedAt(key))
  const changed = contributions.filter(isChanged).map(({ key }) => [key, typed[key] ?? ''])

  return {
    elements: contributions.map(({ id, key: name, Field }) =>
      createElement(Field, {
        key: id,
        value: isTyped(name) ? typed[name] : storedAt(name),
        onChange: (value: unknown) => {
          const typedNow = jsonOf(value)
          draft.change((before) => ({ ...before, [name]: typedNow }))
        },
        isDisabled,
        ...(entity === undefined ? {} : { entity }),
      }),
    ),
    isDirty: changed.length > 0,
    changes: changed.length > 0 ? (Object.fromEntries(changed) as Metadata) : undefined,
    settle: (sent = {}) =>
      draft.change((now) =>
        Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(value, sent[name]))),
      ),
    discard: () => draft.change(() => ({})),
  }
}
