#!/usr/bin/env node
import { loadOnNode } from './node-version.ts'

loadOnNode('stoa', () => import('./main.ts'))
