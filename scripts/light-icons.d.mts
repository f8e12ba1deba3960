import type { Plugin } from 'vite'

export function lightIcons(): Plugin
