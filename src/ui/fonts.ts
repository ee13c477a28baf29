import latin from '@fontsource-variable/anuphan/files/anuphan-latin-wght-normal.woff2?url'
import thai from '@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2?url'

/** Addresses of the two faces every page needs: `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontUrls: readonly string[] = [thai, latin]
