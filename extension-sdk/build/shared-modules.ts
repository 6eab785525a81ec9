/** How a remote consumes one module of the shell: it never brings its own copy. */
export interface LentModule {
  import: false
  singleton: true
  requiredVersion: string | false
}

const lent = (requiredVersion: string | false): LentModule => ({
  import: false,
  singleton: true,
  requiredVersion,
})

/**
 * What the shell lends to every remote, with the range that a remote asks for. A key that ends with a slash
 * stands for all its subpaths. These modules are never part of a remote's own chunks.
 */
export const LENT_MODULES = {
  react: lent('^19.0.0'),
  'react/': lent('^19.0.0'),
  'react-dom': lent('^19.0.0'),
  'react-dom/': lent('^19.0.0'),
  'react-router': lent('^8.0.0'),
  '@tanstack/react-query': lent('^5.0.0'),
  '@stoa/extension-sdk': lent('^0.2.0'),
} as const satisfies Record<string, LentModule>

/** What the shell lends to the areas of the house besides; built together with the shell, they ask for no version. */
export const HOUSE_MODULES = {
  '@stoa/ui/': lent(false),
  '@stoa/api/http': lent(false),
  '@stoa/api/react': lent(false),
  'react-hook-form': lent(false),
} as const satisfies Record<string, LentModule>
