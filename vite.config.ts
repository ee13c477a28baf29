import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page loads, and what every open page loads, are a chunk each: many small ones compress and travel worse. */
const codeSplitting = {
  groups: [
    // Used by the page script too, which must not load the framework for them.
    {
      name: 'shared',
      priority: 3,
      test: /\/src\/(core\/(trackers|thai\/script)|i18n\/(messages|fill-figures)|ui\/clock-text|web\/(browser-call|call-error|path-with-query))\.ts|vite\/preload-helper/,
    },
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
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false, manifest: true },
  environments: {
    client: {
      build: { rolldownOptions: { input: ['src/app/page-script/page-script.ts'], output: { codeSplitting } } },
    },
  },
})
