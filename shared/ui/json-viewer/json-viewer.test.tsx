import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { render } from '../testing/render.tsx'
import { JsonViewer } from './json-viewer.tsx'

const order = { id: 'order_1', total: 1250, region: { name: 'EU', countries: ['de', 'fr'] }, note: null }

const renderViewer = (value: unknown, openLevels?: number) =>
  render(<JsonViewer label="Order" value={value} openLevels={openLevels} />)

const names = () => screen.getAllByRole('row').map((row) => row.textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('JsonViewer', () => {
  it('shows the uppermost entries only', () => {
    renderViewer(order)

    expect(names()).toEqual(['id"order_1"', 'total1250', 'region2 entries', 'notenull'])
  })

  it('opens the given number of levels', () => {
    renderViewer(order, 1)

    expect(names()).toContain('countries2 entries')
    expect(names()).not.toContain('0"de"')
  })

  it('opens and closes by arrow keys', async () => {
    renderViewer(order)
    // Past the three buttons above the tree.
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    expect(names()).toContain('name"EU"')

    await userEvent.keyboard('{ArrowLeft}')
    expect(names()).not.toContain('name"EU"')
  })

  it('runs from the left to the right in Arabic too, and its keys with it', async () => {
    render(
      <I18nProvider locale="ar">
        <JsonViewer label="Order" value={order} />
      </I18nProvider>,
    )
    expect(screen.getByRole('treegrid')).toHaveAttribute('dir', 'ltr')
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    expect(names()).toContain('name"EU"')
  })

  it('opens and closes everything', async () => {
    renderViewer(order)
    await press('Open all')
    expect(names()).toContain('1"fr"')

    await press('Close all')
    expect(names()).toHaveLength(4)
  })

  it('truncates a long text until it is expanded', async () => {
    renderViewer({ text: 'x'.repeat(500) })
    expect(names()).not.toContain(`text"${'x'.repeat(500)}"`)

    await press('Show all')
    expect(names()).toEqual([`text"${'x'.repeat(500)}"`])
  })

  it('shows a value that has no entries', () => {
    renderViewer([])

    expect(screen.getByText('[]')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Open all' })).not.toBeInTheDocument()
  })

  it('copies everything as JSON and confirms it until the focus leaves', async () => {
    const user = userEvent.setup()
    renderViewer(order)
    await user.click(screen.getByRole('button', { name: 'Copy' }))

    expect(await screen.findByText('Copied')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(JSON.stringify(order, null, 2))
    await user.tab()
    expect(screen.queryByText('Copied')).not.toBeInTheDocument()
  })

  it('shows an error when the browser refuses to copy', async () => {
    const user = userEvent.setup({ writeToClipboard: false })
    renderViewer(order)
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    await user.click(screen.getByRole('button', { name: 'Copy' }))

    expect(await screen.findByText('Not copied')).toBeInTheDocument()
  })
})
