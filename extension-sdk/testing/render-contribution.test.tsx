import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'

import {
  Icon,
  useClient,
  useNavigation,
  usePageTitle,
  useSession,
  useTranslation,
  Zone,
  type PageProps,
} from '../index.ts'
import { renderContribution } from './index.ts'

const texts = {
  title: 'Points of {{name}}',
  members_one: '{{count}} member',
  members_other: '{{count, number}} members',
  nested: { award: 'Award' },
}

function Points({ name, notify }: PageProps & { name: string }) {
  const { t } = useTranslation()
  const { open, href } = useNavigation()
  const client = useClient()
  const person = useSession()
  const [failure, setFailure] = useState('')
  usePageTitle(name)
  const award = () =>
    client.post<{ points: number }>('/points', { name }).then(
      ({ points }) => notify.success('Awarded', String(points)),
      (error: unknown) => setFailure(String(error)),
    )
  return (
    <>
      <h1>{t('title', { name })}</h1>
      <p>{[1, 2000].map((count) => t('members', { count })).join(', ')}</p>
      <p>{t('nested.unknown')}</p>
      <p>{person?.email}</p>
      <output>{failure}</output>
      <a
        href={href('/points')}
        onClick={(event) => {
          event.preventDefault()
          open('/points')
        }}
      >
        <Icon name="award" />
      </a>
      <button type="button" onClick={() => void award()}>
        {t('nested.award')}
      </button>
      <Zone name="order.list.before" />
    </>
  )
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Award' }))

describe('renderContribution', () => {
  it('fills texts with their values, in the plural form of the count', () => {
    renderContribution(Points, { name: 'Mara' }, { texts })

    expect(screen.getByRole('heading')).toHaveTextContent('Points of Mara')
    expect(screen.getByText('1 member, 2,000 members')).toBeInTheDocument()
    expect(screen.getByText('nested.unknown')).toBeInTheDocument()
  })

  it('records messages, pages that were opened and the title', async () => {
    const { messages, opened, pageTitle, unmount } = renderContribution(
      Points,
      { name: 'Mara' },
      { texts, client: { post: async () => ({ points: 7 }) } },
    )
    await press()
    await userEvent.click(screen.getByRole('link'))

    expect(messages).toEqual([{ type: 'success', title: 'Awarded', message: '7' }])
    expect(opened).toEqual(['/points'])
    expect(pageTitle()).toBe('Mara')
    unmount()
    expect(pageTitle()).toBeUndefined()
  })

  it('names the call that nothing answers', async () => {
    renderContribution(Points, { name: 'Mara' }, { texts, client: {} })
    await press()

    expect(await screen.findByRole('status')).toHaveTextContent('nothing answers POST /points')
  })

  it('takes ports in part, and whatever stands around the component', () => {
    const person = { id: 'usr_1', email: 'mara@example.com', firstName: null, lastName: null }
    renderContribution(
      Points,
      { name: 'Mara' },
      { session: { person: () => person }, wrapper: ({ children }) => <main>{children}</main> },
    )

    expect(screen.getByText('mara@example.com')).toBeInTheDocument()
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading'))
    expect(document.querySelector('[data-icon=award]')).toBeInTheDocument()
    expect(document.querySelector('[data-zone="order.list.before"]')).toBeInTheDocument()
  })
})
