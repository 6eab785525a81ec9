import { isSessionLost } from '@stoa/api/http'

import type { viewActions, ViewsInUse } from './view-actions.ts'
import { searchOfView, viewOf, viewQuery } from './views.ts'

/** The views of a list as a row of tabs takes them, and what the tabs do. */
export function viewRow(options: ViewsInUse) {
  const { kept, params, hrefOf, onFailure } = options
  const current = viewOf(kept, params)
  const act = async (run: (actions: ReturnType<typeof viewActions>) => Promise<void>) => {
    try {
      const loaded = await import(/* webpackChunkName: "list-more" */ './view-actions.ts')
      await run(loaded.viewActions(options))
    } catch (error) {
      if (!isSessionLost(error)) onFailure(error)
    }
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
    onSave: (name: string) => void act(({ save }) => save(name)),
    onUpdate: (id: string) => void act(({ update }) => update(id)),
    onRename: (id: string, name: string) => void act(({ rename }) => rename(id, name)),
    onFirst: (id: string | undefined) => void act(({ openWith }) => openWith(id)),
    onMove: (id: string, by: number) => void act(({ move }) => move(id, by)),
    onRemove: (id: string) => void act(({ remove }) => remove(id)),
  }
}
