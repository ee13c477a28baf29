import type { Topic } from './topic.ts'

export const INFLUENCER_CHANNELS: Topic = {
  audience: 'influencer',
  topic: { th: 'ช่องและราคา', en: 'Channels and prices' },
  questions: [
    {
      slug: 'channel-types',
      question: { th: 'เชื่อมต่อช่องทางไหนได้บ้าง', en: 'Which platforms can I connect?' },
      answer: {
        th: `<p>Instagram, TikTok, YouTube, เพจ Facebook, โปรไฟล์ Facebook, X (เดิมคือ Twitter), LINE Official Account, WhatsApp และ Lemon8 เชื่อมต่อได้หลายช่อง แต่หนึ่งช่องอยู่ได้บัญชีเดียวใน Talad</p>
<p>ส่วนใหญ่ยืนยันด้วยการเข้าสู่ระบบของช่องทางนั้นเอง เราไม่เห็นรหัสผ่านของคุณ ส่วน Lemon8, WhatsApp และโปรไฟล์ Facebook ให้วางรหัสที่เราออกให้ไว้ในไบโอ แล้วทีมงานเข้าไปดูอีกที เริ่มได้ที่<a href="/th/Influencer/channelAdd">เพิ่มช่อง</a></p>`,
        en: `<p>Instagram, TikTok, YouTube, Facebook Pages, Facebook profiles, X (formerly Twitter), LINE Official Account, WhatsApp and Lemon8. Connect as many as you like, though a channel can belong to only one Talad account.</p>
<p>Most are confirmed by logging in on the platform itself, so we never see your password. For Lemon8, WhatsApp and Facebook profiles you put a code from us into your bio, and somebody on our team takes a look. Start with <a href="/en/Influencer/channelAdd">Add channel</a>.</p>`,
      },
    },
    {
      slug: 'channel-requirements',
      question: { th: 'ช่องต้องมีผู้ติดตามเท่าไรถึงรับงานได้', en: 'What does my channel need before it can take jobs?' },
      answer: {
        th: `<ul><li>เปิดเป็นสาธารณะ และยังไม่มีใครใช้สมัคร</li><li>มีผู้ติดตาม {$followersMin} คนขึ้นไป ยกเว้น LINE และ YouTube เริ่มที่ {$followersMinYoutube} คน</li><li>โพสต์อย่างน้อย {$postsMin} ครั้งใน {$postsDays} วันที่ผ่านมา</li><li>ถ้าคุณติดตามเกิน {$followingMax} คน ผู้ติดตามต้องไม่น้อยกว่าจำนวนที่คุณติดตาม</li><li>ผู้ติดตามไม่เพิ่มเกิน {$growthMax} ใน 7 วันโดยที่ยอดดูไม่ขยับตาม</li><li>ER (อัตราการมีส่วนร่วม) อยู่ในช่วงปกติของระดับและช่องทางนั้น</li></ul>
<p>จำนวนผู้ติดตามไม่ใช่ทุกอย่าง ช่องเล็กที่คนคุยด้วยจริงมักได้คะแนนความตรงดีกว่าช่องใหญ่ที่เงียบ</p>`,
        en: `<ul><li>It's public, and nobody has signed up with it yet.</li><li>It has at least {$followersMin} followers, or {$followersMinYoutube} on LINE and YouTube.</li><li>You've posted at least {$postsMin} times in the last {$postsDays} days.</li><li>If you follow more than {$followingMax} accounts, at least as many follow you.</li><li>Followers haven't grown by more than {$growthMax} in 7 days without views to match.</li><li>ER (engagement rate) is within the normal range for your tier and platform.</li></ul>
<p>Size isn't everything. A small channel that people talk to can easily beat a large, quiet one on match score.</p>`,
      },
    },
    {
      slug: 'channel-not-approved',
      question: { th: 'ช่องไม่ผ่าน ต้องทำอย่างไร', en: "My channel didn't pass. What can I do?" },
      answer: {
        th: `<p>ดูผลตรวจก่อน เราบอกว่าข้อไหนไม่ผ่าน ตอนนี้เท่าไร และขาดอีกเท่าไร เช่น โพสต์กี่ครั้งใน {$postsDays} วัน และต้องมี {$postsMin} ครั้ง โพสต์ให้ครบแล้วขอให้ตรวจใหม่ได้</p>
<p>ถ้าคิดว่าตัวเลขคลาดเคลื่อน กด “ขอให้ตรวจใหม่” พร้อมอธิบาย ทีมงานดูหลักฐานและอนุญาตเป็นกรณีพิเศษได้ ใครมีรหัสสิทธิพิเศษก็ใส่ได้ในหน้าช่อง แต่รหัสต้องยังไม่หมดอายุและยังมีสิทธิ์เหลือ</p>`,
        en: `<p>Read the result first. It names the check, your figure and the gap: say, how many posts you made in {$postsDays} days, where {$postsMin} are needed. Publish the rest, then ask us to look again.</p>
<p>If you think the numbers are wrong, choose “Ask for a re-check” and tell us why. Our team looks at what you send and can allow a channel as an exception. Got a privilege code? Enter it on the channel's page, as long as it hasn't expired and still has uses left.</p>`,
      },
    },
    {
      slug: 'price-estimate',
      question: {
        th: 'ราคาประเมินมาจากไหน ต้องใช้ตามนั้นไหม',
        en: 'Where does the price estimate come from? Must I use it?',
      },
      answer: {
        th: `<p>ไม่ต้อง คุณตั้งราคาเองทุกชนิดโพสต์ ราคาประเมินเป็นแค่จุดเริ่ม คิดจากผู้ติดตาม ช่องทาง ชนิดโพสต์ ER เทียบกับค่ากลางของระดับเดียวกัน และคะแนนความน่าเชื่อถือ แล้วปัดเป็นหลัก {$estimateRound} บาท</p>
<p>เราแสดงเป็นช่วงบวกลบ {$estimateRange} หรือ {$estimateRangeUnverified} ถ้าช่องยังไม่ยืนยัน พร้อมบอกว่าราคาฐานมาจากไหน ใช้ตั้งแต่วันไหน และปัจจัยไหนดึงขึ้นหรือลง เช่น เมื่อเทียบกับโพสต์ภาพ วิดีโอคูณ 1.3 ส่วนสตอรี่คูณ 0.5</p>`,
        en: `<p>You set your own price for each post type; the estimate is only a place to start. It looks at followers, platform, post type, your ER against the usual rate for your tier, and your authenticity score, then rounds to THB {$estimateRound}.</p>
<p>You'll see a range of plus or minus {$estimateRange}, or {$estimateRangeUnverified} while the channel isn't verified, along with where the base prices come from, since when, and what pushed it up or down. For example, a video counts 1.3 times a photo post, and a story half of one.</p>`,
      },
    },
    {
      slug: 'channel-disconnected',
      question: { th: 'ช่องหลุดการเชื่อมต่อ งานที่ทำอยู่จะเป็นอะไรไหม', en: 'My channel got disconnected. What about my jobs?' },
      answer: {
        th: `<p>งานที่รับไว้เดินต่อตามกำหนดเดิม แต่สมัครหรือรับงานใหม่ด้วยช่องนั้นไม่ได้จนกว่าจะเชื่อมต่อใหม่ มักเกิดจากเปลี่ยนรหัสผ่านของช่องทางนั้นหรือสิทธิ์เข้าถึงหมดอายุ กด “เชื่อมต่อใหม่” ในหน้าช่องแล้วกลับมาใช้ได้เหมือนเดิม</p>
<p>ถ้าเราหาโปรไฟล์ไม่เจอสามรอบติดกัน สถานะจะเป็น “หาช่องไม่พบ” กรณีเปลี่ยนชื่อผู้ใช้ ให้แจ้งทีมงานก่อนถึงกำหนดส่งลิงก์ เพราะระบบตรวจว่าโพสต์มาจากช่องที่รับงาน</p>`,
        en: `<p>Jobs you've taken go on with the same dates, but you can't apply for or accept new ones with that channel until it's back. It usually happens after a password change on the platform, or when our access expires. Press “Reconnect” on the channel's page and you're set.</p>
<p>If three refreshes in a row can't find your profile, it shows as “Not found”. Changed your handle? Tell us before the link is due, because we check that the post is from the channel that took the job.</p>`,
      },
    },
  ],
}
