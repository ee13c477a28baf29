import latin from './fonts/anuphan-latin.woff2?url'
import thai from './fonts/anuphan-thai.woff2?url'

/** Addresses of the two faces every page needs: `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontUrls: readonly string[] = [thai, latin]
