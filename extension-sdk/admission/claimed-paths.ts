import { PARAMETER } from './paths.ts'

interface Taken<Owner> {
  order: number
  owner: Owner
}

interface Branch<Owner> {
  readonly branches: Map<string, Branch<Owner>>
  taken?: Taken<Owner>
}

const aBranch = <Owner>(): Branch<Owner> => ({ branches: new Map() })

const segmentsOf = (canonical: string): string[] => canonical.split('/').slice(1)

/**
 * Paths that are taken, in their {@link canonicalPath} spelling, as a tree of their segments, so that a new path is
 * compared only with those that it could overlap.
 */
export class ClaimedPaths<Owner> {
  readonly #root: Branch<Owner> = aBranch()
  readonly #owners = new Map<string, Owner>()
  #count = 0

  /** Takes a path; one that is taken already gets the new owner. */
  claim(canonical: string, owner: Owner): void {
    let branch = this.#root
    for (const segment of segmentsOf(canonical)) {
      let next = branch.branches.get(segment)
      if (!next) branch.branches.set(segment, (next = aBranch()))
      branch = next
    }
    branch.taken = { order: this.#count++, owner }
    this.#owners.set(canonical, owner)
  }

  /** Who has exactly this path. */
  ownerOf(canonical: string): Owner | undefined {
    return this.#owners.get(canonical)
  }

  /** Who has paths that an address of this one would fit too, the first to come first. */
  meeting(canonical: string): Owner[] {
    const segments = segmentsOf(canonical)
    const found: Taken<Owner>[] = []
    const follow = ({ branches, taken }: Branch<Owner>, depth: number): void => {
      const segment = segments[depth]
      if (segment === undefined) {
        if (taken) found.push(taken)
        return
      }
      if (segment === PARAMETER) for (const branch of branches.values()) follow(branch, depth + 1)
      else
        for (const fitting of [segment, PARAMETER]) {
          const branch = branches.get(fitting)
          if (branch) follow(branch, depth + 1)
        }
    }
    follow(this.#root, 0)
    return found.toSorted((one, other) => one.order - other.order).map(({ owner }) => owner)
  }
}
