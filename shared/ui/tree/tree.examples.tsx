import { useState } from 'react'
import { Badge } from '../badge/badge.tsx'
import type { Examples } from '../gallery/examples.ts'
import { exampleNodes, manyNodes } from './example-tree.ts'
import { moveNode } from './tree-moves.ts'
import { Tree, type TreeMove, type TreeNode } from './tree.tsx'

const refuse = () => Promise.reject(new Error('Refused'))
const hiddenNote = ({ id }: TreeNode) => (id === 'women' ? <Badge>Hidden</Badge> : null)
const ALL = ['men', 'shirts']
const unread: TreeNode[] = [{ id: 'sale', parent: null, rank: 0, name: 'Sale', isUnread: true }]

/** Moves with the latency of a nearby store. */
function useMoves(initial: readonly TreeNode[]) {
  const [nodes, setNodes] = useState(initial)
  const onMove = async (move: TreeMove) => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    setNodes((shown) => moveNode(shown, move))
  }
  return { nodes, onMove }
}

export const examples: Examples = {
  'Moved by hand': function Moved() {
    const moves = useMoves(exampleNodes)
    return <Tree label="Categories" {...moves} initiallyOpen={ALL} />
  },
  'Moves fail': function Fails() {
    return <Tree label="Fixed" nodes={exampleNodes} initiallyOpen={ALL} onMove={refuse} />
  },
  Searched: function Searched() {
    return <Tree label="Searched" nodes={exampleNodes} search="li" onMove={refuse} isFixed />
  },
  'With notes and actions': function WithNotes() {
    return (
      <Tree
        label="Noted"
        nodes={exampleNodes}
        note={hiddenNote}
        actions={() => [{ id: 'edit', label: 'Edit' }]}
      />
    )
  },
  'One of them shown': function Current() {
    return <Tree label="Shown" nodes={exampleNodes} currentId="linen" />
  },
  'More than are drawn at once': function Many() {
    const moves = useMoves(manyNodes)
    return <Tree label="Many" {...moves} initiallyOpen={['0', '1']} />
  },
  'Loading a branch': function LoadingBranch() {
    return <Tree label="Unread" nodes={unread} initiallyOpen={['sale']} />
  },
  'No nodes': function None() {
    return <Tree label="None" nodes={[]} empty="No categories yet." />
  },
}
