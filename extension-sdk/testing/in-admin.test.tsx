import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, useParams, useSearchParams } from 'react-router'

import { inAdmin } from './in-admin.tsx'
import { renderContribution } from './render-contribution.tsx'

function ReturnPage() {
  const { id } = useParams()
  const [search] = useSearchParams()
  return (
    <Link to="/a/returns/8?tab=items">
      {id} {search.get('tab')}
    </Link>
  )
}

test('a page finds its address, and links change it', async () => {
  renderContribution(
    ReturnPage,
    {},
    { wrapper: inAdmin({ path: '/returns/:id', at: '/returns/7?tab=notes' }) },
  )
  await userEvent.click(screen.getByRole('link', { name: '7 notes' }))
  expect(screen.getByRole('link', { name: '8 items' })).toBeInTheDocument()
})
