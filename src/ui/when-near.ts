/** Resolves when the element of this id is near the screen: for code that only a part far down the page needs. */
export const whenNear = (id: string, margin = '400px'): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      const part = document.getElementById(id)
      // A part that is being rendered is not in the page yet.
      if (!part) return void setTimeout(look, 50)
      const watch = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return
          watch.disconnect()
          resolve()
        },
        { rootMargin: margin },
      )
      watch.observe(part)
    }
    look()
  })
