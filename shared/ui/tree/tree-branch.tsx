import ChevronRight from 'lucide-react/icons/chevron-right'
import GripVertical from 'lucide-react/icons/grip-vertical'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { TreeItem, TreeItemContent, TreeLoadMoreItem } from 'react-aria-components/Tree'
import { Icon } from '../icon/icon.tsx'
import type { MenuEntry } from '../menu/menu.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { NodeMenu } from './node-menu.tsx'
import { type Translate, useUiText } from '../ui-provider/ui-text.ts'
import { childrenOf, stepMove, type TreeMove, type TreeStep } from './tree-moves.ts'
import { markMatches } from './tree-search.ts'
import styles from './tree.module.css'
import type { TreeNode } from './tree-props.ts'
import type { FingerTarget } from './use-finger-drag.ts'

interface TreeBranchProps {
  node: TreeNode
  nodes: readonly TreeNode[]
  search: string
  open: ReadonlySet<string>
  isMoving: boolean
  isFixed: boolean
  currentId: string | undefined
  /** Where a finger holds a node. */
  dropTarget: FingerTarget | null
  onMove?: (move: TreeMove) => void
  nodeHref?: (node: TreeNode) => string
  note?: (node: TreeNode) => ReactNode
  actions?: (node: TreeNode) => readonly MenuEntry[]
}

/** A node with its children. */
export function TreeBranch(props: TreeBranchProps) {
  const t = useUiText()
  const { node, nodes, search, open, isMoving, isFixed, currentId, dropTarget } = props
  const { onMove, nodeHref, note, actions } = props
  const { id, name, isUnread = false } = node
  const children = childrenOf(nodes, id)
  // One child of a closed node is enough to make it expandable; more would only cost time.
  const shown = open.has(id) ? children : children.slice(0, 1)
  const isLoading = isUnread && children.length === 0
  const entries = () => [
    ...(actions?.(node) ?? []),
    ...(onMove && !isFixed ? moveEntries(props, t, onMove) : []),
  ]
  return (
    <TreeItem
      id={id}
      textValue={name}
      className={styles.item}
      hasChildItems={isLoading || children.length > 0}
      {...(nodeHref && { href: nodeHref(node) })}
    >
      <TreeItemContent>
        {({ hasChildItems, allowsDragging, level }) => (
          <div
            className={styles.row}
            data-current={id === currentId || undefined}
            data-drop={dropTarget?.id === id ? dropTarget.side : undefined}
            style={{ paddingInlineStart: `min(${(level - 1) * 24}px, 40%)` }}
          >
            {onMove ? (
              // react-aria lets the mouse through its button, so that it drags the row; touch drags the element around
              // it.
              <span className={styles.grip} data-handle={id}>
                <Button
                  slot="drag"
                  className={styles.handle}
                  aria-label={t('tree.drag', { name })}
                  isDisabled={!allowsDragging || isMoving || isFixed}
                >
                  <Icon glyph={GripVertical} size="small" />
                </Button>
              </span>
            ) : null}
            {hasChildItems ? (
              <Button slot="chevron" className={styles.chevron} aria-label={t('tree.toggle', { name })}>
                <Icon glyph={ChevronRight} size="small" isDirectional />
              </Button>
            ) : (
              <span className={styles.leaf} />
            )}
            <span className={styles.name} aria-current={id === currentId || undefined}>
              {markMatches(name, search).map(({ start, text, isMatch }) =>
                isMatch ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
              )}
            </span>
            {note?.(node)}
            {onMove || actions ? (
              <span className={styles.menu} data-moving={isMoving || undefined}>
                <NodeMenu label={t('table.rowActions', { name })} entries={entries} />
              </span>
            ) : null}
          </div>
        )}
      </TreeItemContent>
      {isLoading ? (
        <TreeLoadMoreItem isLoading className={styles.loading}>
          <Spinner size="small" label={t('loading')} />
        </TreeLoadMoreItem>
      ) : null}
      {shown.map((child) => (
        <TreeBranch key={child.id} {...props} node={child} />
      ))}
    </TreeItem>
  )
}

/** The four steps; those without a way are there, but disabled. */
function moveEntries(
  { node, nodes, isMoving }: TreeBranchProps,
  t: Translate,
  onMove: (move: TreeMove) => void,
): MenuEntry[] {
  const entry = (step: TreeStep, label: string): MenuEntry => {
    const move = stepMove(nodes, node.id, step)
    return { id: `move-${step}`, label, isDisabled: isMoving || !move, onAction: () => move && onMove(move) }
  }
  return [
    entry('up', t('tree.moveUp')),
    entry('down', t('tree.moveDown')),
    entry('in', t('tree.moveIn')),
    entry('out', t('tree.moveOut')),
  ]
}
