import { createElement, type ComponentType } from 'react'

import type { IconName } from '../points/icons.ts'
import { Icon } from './icon.ts'

/** A contributed action in the shape that menus and bars take their own in. */
export interface PlacedAction<Subject, Result> {
  /** Unique over all extensions. */
  id: string
  label: string
  icon: ComponentType
  /** Never rejects: what goes wrong is said in a toast that names the extension. */
  run: (subject: Subject) => Result
}

interface ContributedAction<Subject, Result> {
  key: string
  label: string
  icon: IconName
  run: (subject: Subject, refresh: () => void) => Result
}

/** Actions that refresh what shows them. */
export const placedActions = <Subject, Result>(
  actions: readonly ContributedAction<Subject, Result>[],
  refresh: () => void,
): PlacedAction<Subject, Result>[] =>
  actions.map(({ key, label, icon, run }) => ({
    id: key,
    label,
    icon: glyphOf(icon),
    run: (subject) => run(subject, refresh),
  }))

const glyphs = new Map<IconName, ComponentType>()

/** The icon as a component; the same one each time, so that it is not mounted again. */
function glyphOf(name: IconName): ComponentType {
  const known = glyphs.get(name)
  if (known) return known
  const Glyph = () => createElement(Icon, { name })
  glyphs.set(name, Glyph)
  return Glyph
}
