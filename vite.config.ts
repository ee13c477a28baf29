import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page loads, and what every open page loads, are a chunk each: many small ones compress and travel worse. */
const codeSplitting = {
  groups: [
    { name: 'base', priority: 2, test: /\/src\/app\/(root|language|pages\/not-found)\.tsx/ },
    {
      name: 'site',
      priority: 1,
      test: /\/src\/(app\/layouts\/public|i18n\/(formats|number-locale|vocabulary\/use-words)|ui\/(platform-icon|drawn-image|cover-image|price-tag|badge|art\/(people-art|cover)))\.tsx?/,
    },
  ],
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
})
