import './forced-colors.css';
