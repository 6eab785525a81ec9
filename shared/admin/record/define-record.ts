import type { HttpClient } from '@stoa/api/http'
import type { ListName, RowOf, Translation, ZoneProps } from '@stoa/extension-sdk'
import type { IconGlyph } from '@stoa/ui/icon'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** The part of a zone's name before `.before` and `.after`. */
export type ZoneStem = StemOf<keyof ZoneProps>

type StemOf<Name> = Name extends `${infer Stem}.before` ? Stem : never

/** A card of a page that is loading: its title, a translation key, and the lines of its content. */
export interface LoadingCard {
  title: string
  lines: number
}

/** The frame of a record's page. All texts are translation keys. */
export interface RecordFrameOf<Row, Stem extends ZoneStem = ZoneStem> {
  /** What the record is, such as `brands.one`; the heading of a page that could not be loaded. */
  title: string
  /** The list that the page leads back to. */
  list: { path: string; title: string }
  /** The list whose row actions extensions can add to the page's menu. Default: none. */
  entity?: ListName
  name: (record: Row) => string
  /** The title of the browser's tab, where the name alone says too little. Default the name. */
  tabTitle?: (record: Row, t: Translation['t']) => string
  /** Shown at an address without a record. */
  missing: { icon: IconGlyph; title: string; message: string }
  failed: string
  /** What the page looks like until the record is there, so that nothing moves when it is. */
  loading: {
    cards: readonly LoadingCard[]
    /** The cards below them: with any, what is below and beside the first ones is rendered after them. Default: none. */
    later?: readonly LoadingCard[]
    /** The cards of the second column. Default: one column. */
    side?: readonly LoadingCard[]
    /** The page has a line under its heading. Default false. */
    hasDescription?: boolean
  }
  /** The zones before and after the page's own cards. Default: none. */
  zone?: { name: Stem; props: (record: Row) => ZoneProps[`${Stem}.before`] }
}

/** What a page shows of its record. */
export interface RecordParts {
  /** Beside the heading. */
  badges?: ReactNode
  /** The line under the heading. */
  description?: ReactNode
  /** The buttons of the page, and their dialogs. */
  actions?: ReactNode
  /** A `RecordMenu` with the page's own entries. Default: the entries of extensions alone, if there are any. */
  menu?: ReactNode
  /** The second column. Default: one column. */
  side?: ReactNode
  cards: ReactNode
  /** Cards below these, rendered after them; `loading.later` says how they look until then. Default: none. */
  later?: ReactNode
}

/** A defined record, as `RecordPage` takes it. */
export interface RecordDefinition<Row> extends RecordFrameOf<Row> {
  optionsOf: (http: HttpClient, id: string) => UseQueryOptions<unknown, Error, Row | null>
}

/** See {@link defineRecord}. */
interface Declaration<
  Answer,
  Key extends QueryKey,
  Row,
  Stem extends ZoneStem,
  Entity extends ListName,
> extends RecordFrameOf<Row, Stem> {
  entity?: Entity
  /** The query that reads the record. */
  read: (http: HttpClient) => (id: string) => UseQueryOptions<Answer, Error, Answer, Key>
  /** The record in the answer; null when there is none. */
  record: (answer: Answer) => Row | null
}

/**
 * Declares the page of one record: where it is read, where the page leads back to, and what is shown while it is loading,
 * missing or could not be loaded.
 *
 * @example
 * const brand = defineRecord({
 *   title: 'brands.one',
 *   list: { path: '/brands', title: 'brands.title' },
 *   entity: 'brand',
 *   read: (http) => brandQueries(http).detail,
 *   record: ({ brand }) => brand,
 *   name: ({ name }) => name,
 *   missing: { icon: TagX, title: 'brands.missing.title', message: 'brands.missing.message' },
 *   failed: 'brands.failedOne',
 *   loading: { cards: [{ title: 'brands.products', lines: 8 }] },
 *   zone: { name: 'brand.details', props: (brand) => ({ brand }) },
 * })
 */
export function defineRecord<
  Answer,
  const Key extends QueryKey,
  Row extends RowOf<Entity>,
  Stem extends ZoneStem,
  Entity extends ListName = ListName,
>(declaration: Declaration<Answer, Key, Row, Stem, Entity>): RecordDefinition<Row> {
  const { read, record, ...frame } = declaration
  return {
    // The zone's name and props belong together; the frame passes both on.
    ...(frame as unknown as RecordFrameOf<Row>),
    // What the API answers stays between `read` and `record`.
    optionsOf: (http, id) =>
      ({ ...read(http)(id), select: record }) as unknown as UseQueryOptions<unknown, Error, Row | null>,
  }
}
