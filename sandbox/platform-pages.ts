import { CHANNEL_TYPES } from '../src/core/vocabulary.ts'
import { postUrl } from '../src/ports/social/links.ts'
import { escapeHtml, type Lang, otherLang, page } from './page.ts'
import type { PlatformPost } from './platform-state.ts'

const TEXT = {
  th: {
    brand: 'แพลตฟอร์มจำลอง · ใช้ทดสอบเท่านั้น',
    connect: 'เชื่อมต่อ',
    asks: 'Talad ขอดูโปรไฟล์ จำนวนผู้ติดตาม และสถิติโพสต์ของบัญชีนี้',
    handle: 'ชื่อบัญชี (ไม่ต้องมี @)',
    allow: 'อนุญาต',
    deny: 'ยกเลิก',
    badHandle: 'ใส่ชื่อบัญชี 2–40 ตัว ใช้ a–z 0–9 จุด ขีด',
    hints: 'ชื่อบัญชีสำหรับทดสอบ',
    hintList: {
      tiny: 'ผู้ติดตามน้อย',
      quiet: 'ไม่ค่อยโพสต์',
      private: 'บัญชีส่วนตัว',
      bots: 'ติดตามคนอื่นมากผิดปกติ',
      surge: 'ผู้ติดตามพุ่งเร็วผิดปกติ',
      dead: 'แทบไม่มีคนมีส่วนร่วม',
      fake: 'คนมีส่วนร่วมสูงผิดปกติ',
      hidden: 'ซ่อนจำนวนผู้ติดตาม',
      lost: 'การเชื่อมต่อหลุด',
    },
    title: 'เขียนโพสต์จำลอง',
    platform: 'แพลตฟอร์ม',
    text: 'ข้อความ',
    public: 'ทุกคนเห็นโพสต์นี้',
    post: 'โพสต์',
    posted: 'ลิงก์ของโพสต์ คัดลอกไปส่งใน Talad ได้เลย',
    bioTitle: 'แก้ไบโอ',
    bio: 'ไบโอ (ใส่รหัสยืนยันที่นี่)',
    save: 'บันทึก',
    saved: 'บันทึกแล้ว',
    latest: 'โพสต์ล่าสุด',
    none: 'ยังไม่มีโพสต์ เขียนโพสต์แรกด้านบนได้เลย',
    hide: 'ซ่อน',
    show: 'เปิดให้ทุกคนเห็น',
    remove: 'ลบ',
  },
  en: {
    brand: 'Sandbox platform · for testing only',
    connect: 'Connect',
    asks: 'Talad asks to see the profile, follower count and post figures of this account.',
    handle: 'Account name (without @)',
    allow: 'Allow',
    deny: 'Cancel',
    badHandle: 'Enter 2 to 40 characters: a–z 0–9, dot, dash, underscore.',
    hints: 'Account names for testing',
    hintList: {
      tiny: 'few followers',
      quiet: 'hardly any posts',
      private: 'private account',
      bots: 'follows far too many',
      surge: 'followers grew too fast',
      dead: 'hardly any engagement',
      fake: 'too much engagement',
      hidden: 'follower count hidden',
      lost: 'connection lost',
    },
    title: 'Write a sandbox post',
    platform: 'Platform',
    text: 'Text',
    public: 'Everyone can see this post',
    post: 'Post',
    posted: 'The link of the post. Copy it into Talad.',
    bioTitle: 'Edit the bio',
    bio: 'Bio (put the code here)',
    save: 'Save',
    saved: 'Saved',
    latest: 'Latest posts',
    none: 'No posts yet. Write the first one above.',
    hide: 'Hide',
    show: 'Make public',
    remove: 'Delete',
  },
} as const

const NAME: Record<string, string> = {
  INSTAGRAM: 'Instagram',
  TIKTOK: 'TikTok',
  YOUTUBE: 'YouTube',
  FACEBOOK_PAGE: 'Facebook page',
  FACEBOOK_PROFILE: 'Facebook profile',
  X: 'X',
  LINE: 'LINE',
  WHATSAPP: 'WhatsApp',
  LEMON8: 'Lemon8',
}

const hintsPart = (lang: Lang) => {
  const items = Object.entries(TEXT[lang].hintList).map(([word, hint]) => `<li><code>${word}.name</code> ${hint}</li>`)
  return `<details><summary>${TEXT[lang].hints}</summary><ul>${items.join('')}</ul></details>`
}

const handleField = (lang: Lang, id: string, value = '') =>
  `<label for="${id}">${TEXT[lang].handle}</label><input id="${id}" name="handle" required minlength="2" maxlength="41" autocapitalize="none" autocomplete="off" spellcheck="false" value="${escapeHtml(value)}">`

/** The consent page: which account, allow or cancel. */
export function authorizePage(query: URLSearchParams, lang: Lang, type: string, refused: boolean): string {
  const t = TEXT[lang]
  const title = `${t.connect} ${NAME[type] ?? type}`
  const body = `<h1>${title}</h1><div class="card"><p>${t.asks}</p>${refused ? `<p class="bad" role="alert">${t.badHandle}</p>` : ''}
<form method="post" action="/oauth/authorize?${escapeHtml(query.toString())}">${handleField(lang, 'handle', query.get('login_hint') ?? '')}
<div class="row"><button name="decision" value="allow">${t.allow}</button><button class="second" name="decision" value="deny" formnovalidate>${t.deny}</button></div></form>${hintsPart(lang)}</div>`
  return page({ lang, brand: t.brand, title, body, other: otherLang('/oauth/authorize', query, lang) })
}

const typeField = (lang: Lang, id: string) => {
  const types = CHANNEL_TYPES.filter((type) => type !== 'TWITTER')
  const sorted = types.toSorted((a, b) => Number(b === 'INSTAGRAM') - Number(a === 'INSTAGRAM'))
  const options = sorted.map((type) => `<option value="${type}">${NAME[type]}</option>`).join('')
  return `<label for="${id}">${TEXT[lang].platform}</label><select id="${id}" name="type">${options}</select>`
}

/** The page where a tester writes a post for a handle and receives its address. */
export function writePage(posts: readonly PlatformPost[], lang: Lang, query: URLSearchParams): string {
  const t = TEXT[lang]
  const made = posts.find((p) => p.id === query.get('made'))
  const notice = made
    ? `<div class="good" role="status"><p class="quiet">${t.posted}</p><input readonly aria-label="URL" value="${escapeHtml(postUrl(made))}"></div>`
    : query.has('saved')
      ? `<p class="good" role="status">${t.saved}</p>`
      : ''
  const body = `<h1>${t.title}</h1>${notice}<form class="card" method="post" action="/write?lang=${lang}">${typeField(lang, 'type')}${handleField(lang, 'handle')}
<label for="text">${t.text}</label><textarea id="text" name="text" rows="4" required></textarea>
<label class="tick"><input type="checkbox" name="public" value="1" checked> ${t.public}</label><div class="row"><button>${t.post}</button></div></form>
<details class="card"><summary>${t.bioTitle}</summary><form method="post" action="/bio?lang=${lang}">${typeField(lang, 'bio-type')}${handleField(lang, 'bio-handle')}
<label for="bio">${t.bio}</label><textarea id="bio" name="bio" rows="3"></textarea><div class="row"><button>${t.save}</button></div></form></details>
<div class="card"><h2>${t.latest}</h2>${posts.length === 0 ? `<p class="quiet">${t.none}</p>` : posts.map((p) => postPart(p, lang)).join('')}</div>`
  return page({ lang, brand: t.brand, title: t.title, body, other: `/?lang=${lang === 'th' ? 'en' : 'th'}` })
}

function postPart(post: PlatformPost, lang: Lang): string {
  const t = TEXT[lang]
  const id = escapeHtml(`${post.type}:${post.id}`)
  return `<div><p class="quiet">${NAME[post.type]} · @${escapeHtml(post.handle)}</p><p>${escapeHtml(post.text.slice(0, 140))}</p>
<input readonly aria-label="URL" value="${escapeHtml(postUrl(post))}"><form method="post" action="/change?lang=${lang}"><input type="hidden" name="post" value="${id}">
<div class="row"><button class="second" name="act" value="${post.public ? 'hide' : 'show'}">${post.public ? t.hide : t.show}</button><button class="second" name="act" value="remove">${t.remove}</button></div></form></div>`
}
