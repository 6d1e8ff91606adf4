/** Names in running text. A page and an email have the Latin name once. */
export const productNames = {
  lagentry: 'لاجنتري',
  aiAuditor: 'المدقق الذكي',
  idVerification: 'التحقق من الهوية',
  marketeye: 'عين السوق',
  aiDataAnalyst: 'محلل البيانات الذكي',
  uaeEcommerceAggregator: 'مقارنة أسعار المتاجر في الإمارات',
};
