/** How a remote consumes one module of the shell: it never brings its own copy. */
export interface SharedModule {
  import: false
  singleton: true
  requiredVersion: string | false
}

const shared = (requiredVersion: string | false): SharedModule => ({
  import: false,
  singleton: true,
  requiredVersion,
})

/**
 * What the shell shares with every remote, and the range that a remote asks for. A key that ends with a slash
 * stands for all its subpaths. These modules are never part of a remote's own chunks.
 */
export const SHARED_MODULES = {
  react: shared('^19.0.0'),
  'react/': shared('^19.0.0'),
  'react-dom': shared('^19.0.0'),
  'react-dom/': shared('^19.0.0'),
  'react-router': shared('^8.0.0'),
  '@tanstack/react-query': shared('^5.0.0'),
  '@stoa/extension-sdk': shared('^0.2.0'),
  '@stoa/extension-sdk/ui': shared('^0.2.0'),
} as const satisfies Record<string, SharedModule>

/** What the shell also shares with its own areas; built together with the shell, they ask for no version. */
export const AREA_MODULES = {
  '@stoa/admin/actions': shared(false),
  '@stoa/admin/failures': shared(false),
  '@stoa/admin/files': shared(false),
  '@stoa/admin/form': shared(false),
  '@stoa/admin/import': shared(false),
  '@stoa/admin/jobs': shared(false),
  '@stoa/admin/lazy-dialog': shared(false),
  '@stoa/admin/list': shared(false),
  '@stoa/admin/location-select': shared(false),
  '@stoa/admin/metadata': shared(false),
  '@stoa/admin/notifications': shared(false),
  '@stoa/admin/pickers': shared(false),
  '@stoa/admin/record': shared(false),
  '@stoa/admin/steps': shared(false),
  '@stoa/ui/': shared(false),
  '@stoa/api/http': shared(false),
  '@stoa/api/react': shared(false),
  'react-hook-form': shared(false),
} as const satisfies Record<string, SharedModule>
