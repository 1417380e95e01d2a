import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './compressed.ts'

/** Builds the app into console/dist, which http/console-files/ serves under /console/. docs/console.md#build. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  build: {
    target: 'es2023',
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
  },
  plugins: [react(), compressed()],
})
