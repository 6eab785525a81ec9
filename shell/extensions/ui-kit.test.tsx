import * as plain from '@stoa/extension-sdk/ui'
import { UiProvider } from '@stoa/ui/ui-provider'
import { cleanup, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactElement } from 'react'

import english from '../../locales/en/ui.json' with { type: 'json' }
import * as own from './ui-kit.tsx'

/** Fails to compile when the shell's components do not take what the SDK declares. */
const kit: typeof plain = own

const i18n = createInstance({ lng: 'en', resources: { en: { translation: english } } })

beforeAll(() => i18n.init())

const nothing = () => undefined

const page = ({ Page, Card, Button, LinkButton, Badge, Banner, DescriptionList }: typeof plain) => (
  <Page
    title="Returns"
    back={{ href: '/a', label: 'Home' }}
    badges={<Badge tone="info">New</Badge>}
    actions={<Button icon="truck">Send</Button>}
  >
    <Banner tone="error" title="Refused">
      Too late
    </Banner>
    <Card title="Facts" actions={<LinkButton href="/a/orders">Orders</LinkButton>}>
      <DescriptionList items={[{ term: 'Number', details: 7 }]} />
    </Card>
  </Page>
)

const form = ({ TextField, TextArea, Select, Checkbox, Switch, SearchField }: typeof plain) => (
  <>
    <SearchField label="Search" value="" onSearch={nothing} />
    <TextField label="Name" value="a" errors={['Too short']} onChange={nothing} />
    <TextArea label="Note" value="b" description="Seen by all" onChange={nothing} />
    <Select label="Reason" options={[{ id: 'late', label: 'Late' }]} value="late" onChange={nothing} />
    <Checkbox label="Paid" isSelected onChange={nothing} />
    <Switch label="Active" isSelected={false} onChange={nothing} />
  </>
)

const list = ({ Table, Pagination, EmptyState, ErrorState }: typeof plain) => (
  <>
    <Table
      label="Returns"
      columns={[{ id: 'id', header: 'Number', cell: ({ id }: { id: string }) => id, isSortable: true }]}
      rows={[{ id: 'r1' }]}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/a/returns/${id}`}
      onSort={nothing}
    />
    <Pagination offset={0} limit={1} count={2} onChange={nothing} />
    <EmptyState title="No returns" icon="box" />
    <ErrorState title="Not read" message="The store does not answer" retry={{ onPress: nothing }} />
  </>
)

const dialog = ({ Dialog, Button, TextField }: typeof plain) => (
  <Dialog
    isOpen
    onClose={nothing}
    title="Refuse"
    onSubmit={nothing}
    footer={<Button type="submit">Save</Button>}
  >
    <TextField label="Why" value="" onChange={nothing} />
  </Dialog>
)

const ROLES = [
  'heading',
  'link',
  'alert',
  'textbox',
  'searchbox',
  'checkbox',
  'switch',
  'table',
  'columnheader',
  'dialog',
]

const view = (content: ReactElement) =>
  render(
    <UiProvider locale="en" t={(key, values) => i18n.t(key, { ...values })} navigate={nothing}>
      {content}
    </UiProvider>,
  )

/** The roles and names that assistive technology and tests find. */
function found(content: ReactElement): string[] {
  view(content)
  const names = ROLES.flatMap((role) =>
    screen
      .queryAllByRole(role)
      .map((element) => `${role} ${element.getAttribute('aria-label') ?? element.textContent}`),
  )
  cleanup()
  return names
}

test.each([
  ['page', page],
  ['list', list],
])('a %s of the plain components has the roles of the shell’s own', (_name, draw) => {
  const roles = found(draw(plain))
  expect(roles.length).toBeGreaterThan(3)
  expect(found(draw(kit))).toEqual(roles)
})

test.each([plain, kit])('fields and dialogs are found by their labels', async (components) => {
  view(form(components))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('a')
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid()
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('b')
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Paid' })).toBeChecked()
  expect(screen.getByRole('switch', { name: 'Active' })).not.toBeChecked()
  expect(screen.getAllByText('Reason')[0]).toBeVisible()
  cleanup()
  view(dialog(components))
  expect(await screen.findByRole('dialog', { name: 'Refuse' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Why' })).toBeVisible()
})
