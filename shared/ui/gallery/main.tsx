import { createRoot } from 'react-dom/client'

import { showChosenDensity } from '../density/density.tsx'
import { showChosenTheme } from '../theme/theme.tsx'
import { trustScripts } from '../trusted-types/trusted-types.tsx'
import { Gallery } from './gallery.tsx'
import { viewOf } from './view.ts'

trustScripts((url) => URL.parse(url, location.href)?.origin === location.origin)
showChosenTheme()
showChosenDensity()
document.documentElement.dir = viewOf(location.search).dir

const root = document.getElementById('root')
if (root) createRoot(root).render(<Gallery />)
