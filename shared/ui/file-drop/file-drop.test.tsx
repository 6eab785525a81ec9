import { jest } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { render } from '../testing/render.tsx'
import { FileDrop, useFileList, type FileDropProps, type FileEntry } from './file-drop.tsx'

const entry = (id: string, more?: Partial<FileEntry>): FileEntry => ({
  id,
  name: `${id}.csv`,
  size: 1500,
  type: 'text/csv',
  status: 'done',
  progress: 1,
  ...more,
})

function Example({ initial, ...props }: Partial<FileDropProps> & { initial?: readonly FileEntry[] }) {
  const list = useFileList(initial)
  return (
    <FileDrop
      label="Documents"
      files={list.files}
      onAdd={list.add}
      onRemove={list.remove}
      onRetry={list.retry}
      onReorder={list.reorder}
      {...props}
    />
  )
}

const file = (name: string, size: number) => new File(['x'.repeat(size)], name)
const button = (name: string) => screen.getByRole('button', { name })
const names = () => screen.getAllByRole('row').map((row) => within(row).getByText(/\.csv$/).textContent)

async function choose(container: HTMLElement, ...files: File[]) {
  const input = container.querySelector('input[type="file"]')
  await userEvent.upload(input as HTMLInputElement, files, { applyAccept: false })
}

describe('FileDrop', () => {
  it('shows the accepted types and the maximum size', () => {
    render(<Example accept={{ types: ['.csv'], label: 'CSV files' }} maxSize={2_000_000} />)

    expect(button('Choose files')).toHaveAccessibleDescription('CSV files · At most 2 MB each')
  })

  it('accepts valid files and shows why it rejects the others', async () => {
    const { container } = render(
      <Example accept={{ types: ['.csv'], label: 'CSV' }} maxSize={10} maxCount={2} />,
    )
    await choose(
      container,
      file('a.csv', 1),
      file('b.pdf', 1),
      file('c.csv', 11),
      file('d.csv', 1),
      file('e.csv', 1),
    )

    expect(names()).toEqual(['a.csv', 'd.csv'])
    expect(screen.getByRole('alert')).toHaveTextContent(
      'b.pdf is of another type.c.csv is larger than 10 byte.e.csv is one too many.',
    )
  })

  it('hears nothing when every file is refused', async () => {
    const onAdd = jest.fn()
    const { container } = render(<Example maxSize={1} onAdd={onAdd} />)
    await choose(container, new File(['abc'], 'a.csv'))

    expect(onAdd).not.toHaveBeenCalled()
  })

  it('shows how far a file is', () => {
    render(<Example initial={[entry('a', { status: 'uploading', progress: 0.4 })]} />)

    expect(screen.getByRole('progressbar', { name: 'Uploading a.csv' })).toHaveAttribute(
      'aria-valuetext',
      '40%',
    )
  })

  it('shows why a file failed, retries it and removes it', async () => {
    render(<Example initial={[entry('a', { status: 'failed', error: 'The server is full' })]} />)
    expect(screen.getByText('The server is full')).toHaveAttribute('role', 'alert')

    await userEvent.click(button('Try a.csv again'))
    expect(screen.getByText('1.5 kB · Uploaded when you save')).toBeInTheDocument()

    await userEvent.click(button('Remove a.csv'))
    expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  })

  it('moves a file by its buttons and keeps the focus on them', async () => {
    render(<Example initial={[entry('a'), entry('b'), entry('c')]} />)
    expect(button('Move a.csv up')).toBeDisabled()

    await userEvent.click(button('Move a.csv down'))
    expect(names()).toEqual(['b.csv', 'a.csv', 'c.csv'])
    expect(button('Move a.csv down')).toHaveFocus()

    await userEvent.click(button('Move a.csv down'))
    expect(names()).toEqual(['b.csv', 'c.csv', 'a.csv'])
    expect(button('Move a.csv up')).toHaveFocus()
  })

  it('drags a file by the keyboard', async () => {
    render(<Example initial={[entry('a'), entry('b'), entry('c')]} />)
    // Past the drop zone and its button.
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(button('Drag a.csv')).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(names()).toEqual(['b.csv', 'c.csv', 'a.csv'])
  })

  it('accepts dropped files', async () => {
    render(<Example />)
    const dropped = new File(['x'], 'dropped.csv')
    const item = {
      kind: 'file',
      type: '',
      getAsFile: () => dropped,
      webkitGetAsEntry: () => ({ isFile: true }),
    }
    const dataTransfer = {
      items: [item],
      files: [dropped],
      types: ['Files'],
      effectAllowed: 'all',
      dropEffect: 'copy',
    }
    const zone = button('Choose files').parentElement?.parentElement
    if (!zone) throw new Error('no drop zone')

    fireEvent.dragEnter(zone, { dataTransfer })
    fireEvent.drop(zone, { dataTransfer })
    expect(await screen.findByText('dropped.csv')).toBeInTheDocument()
  })

  it('has no controls to move with where the order is fixed', () => {
    render(<Example initial={[entry('a'), entry('b')]} onReorder={undefined} />)

    expect(screen.queryByRole('button', { name: /^(Move|Drag)/ })).not.toBeInTheDocument()
  })

  it('shows a picture that has not arrived yet, and lets go of it afterwards', () => {
    const created = jest.fn<(file: Blob) => string>(() => 'blob:here')
    const revoked = jest.fn<(url: string) => void>()
    Object.assign(URL, { createObjectURL: created, revokeObjectURL: revoked })
    const source = new File(['x'], 'a.png', { type: 'image/png' })
    const picture = entry('a', { type: 'image/png', source, status: 'waiting' })
    const { container, unmount } = render(<Example initial={[picture]} />)

    expect(created).toHaveBeenCalledWith(source)
    expect(container.querySelector('img')).toHaveAttribute('src', 'blob:here')
    unmount()
    expect(revoked).toHaveBeenCalledWith('blob:here')
  })
})
