import { brand } from '#shared/brand.ts';
import { useLocale } from '../../locale.tsx';

export function Logo() {
  const isArabic = useLocale() === 'ar';
  return (
    <span className="inline-flex items-center gap-1.25">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-4 text-amber" fill="none">
        <path
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinejoin="round"
          d="M16 3.5 19.7 7.1h5.2v5.2l3.6 3.7-3.6 3.7v5.2h-5.2L16 28.5l-3.7-3.6H7.1v-5.2L3.5 16l3.6-3.7V7.1h5.2z"
        />
        <circle cx="16" cy="16" r="4" fill="currentColor" />
      </svg>
      {isArabic && <span className="text-[1.1875rem] font-bold max-[22rem]:hidden">{brand.arabicName} </span>}
      <span className={`wordmark font-bold whitespace-nowrap ${isArabic ? 'max-sm:hidden' : 'max-[22rem]:hidden'}`}>
        {brand.name}
      </span>
    </span>
  );
}
