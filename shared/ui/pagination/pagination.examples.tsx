import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import { Pagination } from './pagination.tsx'

interface PagesProps {
  count: number
  hasSizes?: boolean
}

function Pages({ count, hasSizes }: PagesProps) {
  const [offset, setOffset] = useState(0)
  const [limit, setLimit] = useState(20)
  const sizes = {
    options: [20, 50, 100],
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
      {...(hasSizes && { sizes })}
    />
  )
}

/** The states that the gallery shows. */
export const examples: Examples = {
  'Many pages': function Many() {
    return <Pages count={62} />
  },
  'With page sizes': function WithSizes() {
    return <Pages count={162} hasSizes />
  },
  'One page': function One() {
    return <Pages count={3} />
  },
}
