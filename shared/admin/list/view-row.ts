import { isSessionLost } from '@stoa/api/http'

import type * as viewChanges from './view-changes.ts'
import { searchOfView, viewOf, viewQuery, type ListViews } from './views.ts'

type ViewChanges = typeof viewChanges

/** A list and what its views are made of. */
export interface ViewRowOptions {
  kept: ListViews
  /** See `useViews`. */
  keep: (change: (views: ListViews) => ListViews) => Promise<void>
  /** What the list shows, as an address. */
  params: URLSearchParams
  /** What the person chose of the columns; goes along into a view. */
  columns: string
  /** Shows an address of the list in the place of the one before. */
  open: (search: string) => void
  /** The whole address of one of the list. */
  hrefOf: (search: string) => string
  /** Has to say that a change was not sent; it stays in this browser. A lost session is said elsewhere. */
  onFailure: (error: unknown) => void
}

/** The views of a list as a row of tabs takes them, and what the tabs do. */
export function viewRow(options: ViewRowOptions) {
  const { kept, keep, params, columns, open, hrefOf, onFailure } = options
  const current = viewOf(kept, params)
  const change = (next: (changes: ViewChanges, views: ListViews) => ListViews) => {
    const settle = async () => {
      try {
        const changes = await import(/* webpackChunkName: "views" */ './view-changes.ts')
        await keep((views) => next(changes, views))
      } catch (error) {
        if (!isSessionLost(error)) onFailure(error)
      }
    }
    void settle()
  }
  const shownQuery = () => {
    const shown = new URLSearchParams(params)
    if (columns) shown.set('columns', columns)
    return viewQuery(shown)
  }
  return {
    allHref: hrefOf(searchOfView(kept, undefined)),
    views: kept.views.map((view) => ({
      id: view.id,
      name: view.name,
      href: hrefOf(searchOfView(kept, view)),
    })),
    current: current?.id,
    first: kept.first,
    isChanged: viewQuery(params) !== (current?.query ?? ''),
    onSave: (name: string) => {
      const view = { id: Date.now().toString(36), name, query: shownQuery() }
      change(({ addView }, views) => addView(views, view))
      open(searchOfView(kept, view))
    },
    onUpdate: (id: string) => {
      const query = shownQuery()
      change(({ updateView }, views) => updateView(views, id, query))
      open(searchOfView(kept, { id, name: '', query }))
    },
    onRename: (id: string, name: string) => change(({ renameView }, views) => renameView(views, id, name)),
    onFirst: (id: string | undefined) => change(({ openWith }, views) => openWith(views, id)),
    onMove: (id: string, by: number) => change(({ moveView }, views) => moveView(views, id, by)),
    /** Forgets a view that somebody was asked about; what it showed stays on screen. */
    onRemoved: (id: string) => change(({ removeView }, views) => removeView(views, id)),
  }
}
