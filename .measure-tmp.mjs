import { chromium } from '@playwright/test';
const mode = process.argv[2]; const base='http://localhost:8943';
const exe = process.env.CHROMIUM_PATH || (await import('node:fs')).existsSync('/usr/bin/chromium') && '/usr/bin/chromium';
const args=['--no-sandbox','--disable-gpu'];
if (mode==='zoom') args.push('--blink-settings=defaultFontSize=32');
const b = await chromium.launch({ executablePath: exe, args });
const pages = ['/','/products','/products/lagentry','/products/ai-auditor','/products/id-verification','/products/marketeye','/products/ai-data-analyst','/products/uae-ecommerce-aggregator','/solutions/enterprise','/solutions/startups','/solutions/developers','/solutions/researchers','/pricing','/company','/careers','/careers/ai-engineer','/schedule-demo','/partner-with-us','/news','/contact','/press','/my-data','/status','/privacy','/terms','/cookies','/trust','/product-security','/404','/unsubscribe'];
const langs=['','/ar'];
const ctx = await b.newContext({ viewport: { width: mode==='wide'?1440:390, height: mode==='wide'?900:844 }, javaScriptEnabled: true });
for (const l of langs) for (const p of pages) { const t = await ctx.newPage(); await t.goto(base+l+(p==='/'&&l?'':p)); await t.waitForTimeout(mode==='zoom'?350:150);
 if (mode==='zoom') { const r = await t.evaluate(()=>{ const w=document.documentElement.clientWidth; const over=document.documentElement.scrollWidth-w; if (over<=0) return null; const bad=[...document.querySelectorAll('body *')].filter(e=>{const b=e.getBoundingClientRect(); if(!(b.right>w+1||b.left<-1)||!b.width) return false; for(let q=e.parentElement;q;q=q.parentElement){const o=getComputedStyle(q).overflowX; if(o!=='visible'&&q!==document.documentElement&&q!==document.body) return false;} return true;}).slice(0,60).filter((e,i,a)=>!a.some(o=>o!==e&&e.contains(o))).slice(0,4).map(e=>e.tagName+'.'+String(e.className?.baseVal??e.className).slice(0,60)+' | '+e.textContent.trim().slice(0,30)); return over+' '+JSON.stringify(bad)}); if (r) console.log(l+p, r); }
 else { const r = await t.evaluate(()=>({h:document.documentElement.scrollHeight/innerHeight, w:document.querySelector('main').innerText.split(/\s+/).length})); console.log(l+p, r.h.toFixed(1), r.w); }
 await t.close(); }
await b.close();
