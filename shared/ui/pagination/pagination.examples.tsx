import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import { Pagination } from './pagination.tsx'

interface PagesProps {
  name: string
  count: number
  hasSizes?: boolean
}

function Pages({ name, count, hasSizes }: PagesProps) {
  const [offset, setOffset] = useState(0)
  const [limit, setLimit] = useState(20)
  const sizes = {
    options: [20, 50, 100],
    label: `Rows per page of ${name}`,
    optionLabel: (rows: number) => `${rows} per page`,
    onChange: (rows: number) => {
      setLimit(rows)
      setOffset(0)
    },
  }
  return (
    <Pagination
      offset={offset}
      limit={limit}
      count={count}
      onChange={setOffset}
      rangeLabel={({ from, to, count: all }) => `${from}–${to} of ${all}`}
      label={`Pages of ${name}`}
      previousLabel={`Previous page of ${name}`}
      nextLabel={`Next page of ${name}`}
      {...(hasSizes && { sizes })}
    />
  )
}

/** The states that the gallery shows. */
export const examples: Examples = {
  'Many pages': function Many() {
    return <Pages name="letters" count={62} />
  },
  'With page sizes': function WithSizes() {
    return <Pages name="parcels" count={162} hasSizes />
  },
  'One page': function One() {
    return <Pages name="stamps" count={3} />
  },
}
