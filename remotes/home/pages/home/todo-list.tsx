import { useApi } from '@stoa/api/react'
import { useFlag, useJobs, useTranslation } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'

import { LOW } from '../../model/low-stock.ts'
import { DraftLinks } from './draft-links.tsx'
import { ReturnLinks, StockLinks } from './todo-links.tsx'
import styles from './todo-list.module.css'
import { todoQueries } from './todo-queries.ts'
import { TodoTile } from './todo-tile.tsx'
import { useLowStock } from './use-low-stock.ts'

/** The items low in stock, lowest first; for stores with an inventory. */
const SCARCE = `/inventory?available=..${LOW}`

/** Open tasks, each with a query of its own, so that one failure does not affect the others. */
export function TodoList() {
  const { t } = useTranslation()
  const hasInventory = useFlag('inventoryService')
  const jobs = useJobs()
  const titleId = useId()
  const queries = todoQueries(useApi())
  const toFulfil = useQuery(queries.toFulfil())
  const toCapture = useQuery(queries.toCapture())
  const toReceive = useQuery(queries.toReceive())
  const lowStock = useLowStock()
  const unpaidDrafts = useQuery(queries.unpaidDrafts())
  const runningJobs = useQuery(queries.runningJobs())
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {t('home.todo.title')}
      </h2>
      <ul className={styles.tiles}>
        <TodoTile name="toFulfil" icon="package" query={toFulfil} path="/orders?status=to_fulfil" />
        <TodoTile name="toCapture" icon="wallet" query={toCapture} path="/orders?status=to_capture" />
        <TodoTile name="toReceive" icon="truck" query={toReceive}>
          {(todo) => <ReturnLinks returns={todo.returns} />}
        </TodoTile>
        <TodoTile
          name="lowStock"
          icon="tag"
          query={lowStock}
          noteValues={{ low: LOW }}
          {...(hasInventory && { path: SCARCE })}
        >
          {(todo) => <StockLinks products={todo.products} />}
        </TodoTile>
        <TodoTile name="unpaidDrafts" icon="receipt" query={unpaidDrafts}>
          {() => <DraftLinks />}
        </TodoTile>
        <TodoTile name="runningJobs" icon="layers" query={runningJobs} onOpen={() => jobs.show()} />
      </ul>
    </section>
  )
}
