import { raw } from './html.ts'

/** Styles of the documentation, in the colors of the site. */
export const STYLE = raw(
  `*{box-sizing:border-box}html{scroll-padding-top:1rem}body{margin:0;font:16px/1.6 system-ui,sans-serif;color:#141a16;background:#fff;overflow-wrap:break-word}
a{color:#0c6f4c}a:focus-visible,input:focus-visible,button:focus-visible,summary:focus-visible,pre:focus-visible,[tabindex]:focus-visible{outline:3px solid #0c6f4c;outline-offset:2px}
.skip{position:absolute;left:-999px}.skip:focus{left:1rem;top:1rem;background:#fff;padding:.5rem}
header{display:flex;flex-wrap:wrap;gap:.75rem 2rem;align-items:center;justify-content:space-between;padding:1rem 1.5rem;border-bottom:1px solid #e2e5dd}
.brand{font-weight:700;font-size:1.2rem;color:#141a16;text-decoration:none}.brand span{color:#0c6f4c}
header form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}header label{font-size:.875rem}
input,button{font:inherit;min-height:44px;border-radius:10px;border:1px solid #7b857d;padding:0 .75rem}input{width:16rem;max-width:100%}button{background:#0c6f4c;border-color:#0c6f4c;color:#fff;font-weight:600}
.page{display:grid;grid-template-columns:minmax(0,1fr);max-width:1160px;margin:0 auto;padding:0 1.5rem 4rem}
nav{padding:1rem 0}nav ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:0 1.25rem}nav li a{display:block;padding:.5rem 0;text-decoration:none}nav [aria-current]{font-weight:700;color:#141a16}nav h2{font-size:.875rem;margin:.75rem 0 0;color:#525a53}
main{min-width:0}h1{font-size:2rem;line-height:1.2;margin:1.5rem 0 1rem}h2{font-size:1.35rem;line-height:1.3;margin:2.25rem 0 .5rem}h3{font-size:1rem;margin:1.25rem 0 .4rem}main p,main li{max-width:72ch}
code{overflow-wrap:anywhere;font:.875em/1.5 ui-monospace,monospace;background:#f1f3ed;border-radius:5px;padding:.1em .3em}pre{background:#f7f8f5;border:1px solid #e2e5dd;border-radius:12px;padding:1rem;overflow:auto}pre code{background:none;padding:0}
.contents,.operations{list-style:none;padding:0;display:grid;grid-template-columns:minmax(0,1fr);gap:.15rem}.contents{grid-template-columns:repeat(auto-fill,minmax(min(13rem,100%),1fr))}.contents a,.operations a{display:inline-block;padding:.35rem 0}.operations span{color:#525a53}
.operation{border-top:1px solid #e2e5dd;margin-top:2.5rem}.operation h2 a{color:inherit;text-decoration:none}.address{margin:.25rem 0 1rem}b.get{color:#1e5fa8}b.post{color:#0c6f4c}b.patch{color:#8a4b00}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9375rem}caption{text-align:left;font-weight:600;padding:.5rem 0}th,td{border-top:1px solid #e2e5dd;padding:.55rem .75rem .55rem 0;text-align:left;vertical-align:top;font-weight:400}th[scope=row]{width:32%}thead th{font-weight:600}td ul{margin:.4rem 0 0;padding-left:1.1rem}
.need{font-size:.8rem;color:#a32020}small{color:#525a53}details{margin:.75rem 0}summary{cursor:pointer;font-weight:600;padding:.6rem 0}
.states{width:100%;max-width:440px;height:auto;display:block;margin:1.5rem 0}.states rect{fill:#eaf4ee;stroke:#0c6f4c}.states text{font:600 12px ui-monospace,monospace;text-anchor:middle;fill:#141a16}.states path{fill:none;stroke:#0c6f4c;stroke-width:1.3}.states path.end{stroke:#a3a99f}.states marker path{fill:#0c6f4c;stroke:none}
@media(min-width:992px){.page{grid-template-columns:13rem minmax(0,1fr);gap:3rem}nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto}nav ul{display:block}nav li a{padding:.3rem 0}}
@media print{header form,nav{display:none}.page{display:block}}`,
)
