/** First element in tab order: skips the header and leads to `#main`. */
export const SkipLink = ({ children }: { children: string }) => (
  <a
    href="#main"
    className="shown-on-focus fixed top-2 left-2 z-50 rounded-full bg-action px-5 py-2.5 font-semibold text-on-brand"
  >
    {children}
  </a>
)
