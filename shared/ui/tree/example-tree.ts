import type { TreeNode } from './tree.tsx'

/** Men (shirts (linen, silk), trousers) and women. */
export const exampleNodes: TreeNode[] = [
  { id: 'men', parent: null, rank: 0, name: 'Men' },
  { id: 'women', parent: null, rank: 1, name: 'Women' },
  { id: 'shirts', parent: 'men', rank: 0, name: 'Shirts' },
  { id: 'trousers', parent: 'men', rank: 1, name: 'Trousers' },
  { id: 'linen', parent: 'shirts', rank: 0, name: 'Linen' },
  { id: 'silk', parent: 'shirts', rank: 1, name: 'Silk' },
]

/** Twelve shelves with eleven boxes each: more than are drawn at once. */
export const manyNodes: TreeNode[] = Array.from({ length: 12 }, (_, shelf) => [
  { id: `${shelf}`, parent: null, rank: shelf, name: `Shelf ${shelf + 1}` },
  ...Array.from({ length: 11 }, (_box, rank) => ({
    id: `${shelf}.${rank}`,
    parent: `${shelf}`,
    rank,
    name: `Box ${shelf + 1}.${rank + 1}`,
  })),
]).flat()
